// Random tic-tac-toe on boardgame.io, without a page: node boardgame_io.mjs SECONDS SEED
// Run in a folder where `npm install boardgame.io` has been done.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'index.js'));
const { Client } = require('boardgame.io/client');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const [seconds, seed] = process.argv.slice(2).map(Number);
let value = (seed * 2654435761 + 1) % 2147483647;
const pick = (n) => {
  value = (value * 48271) % 2147483647;
  return value % n;
};
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

let decisions = 0;
const start = spent();
while (spent() - start < seconds || !decisions) {
  const client = Client({ game, debug: false });
  client.start();
  while (!client.getState().ctx.gameover) {
    const { cells } = client.getState().G;
    const free = cells.flatMap((cell, id) => (cell === null ? [id] : []));
    client.moves.clickCell(free[pick(free.length)]);
    decisions += 1;
  }
  client.stop();
}
console.log(JSON.stringify([decisions, spent() - start]));
