// Random play of a rules module made for Rally the Troops: node rally_the_troops.cjs RULES.JS SECONDS SEED
// The first scenario with its default options. A decision is a view, which lists what is legal, and an action.
const { resolve } = require('node:path');

const [path, seconds, seed] = process.argv.slice(2);
const rules = require(resolve(path));
const scenario = (Array.isArray(rules.scenarios) ? rules.scenarios : Object.values(rules.scenarios).flat())[0];
const roles = typeof rules.roles === 'function' ? rules.roles(scenario, {}) : rules.roles;

let value = (Number(seed) * 2654435761 + 1) % 2147483647;
const pick = (things) => {
  value = (value * 48271) % 2147483647;
  return things[value % things.length];
};
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const isOver = ({ active }) => active === undefined || active === null || active === 'None' || active === -1;
const whoActs = ({ active }) =>
  Array.isArray(active) ? pick(active) : active === 'Both' || active === 'All' ? pick(roles) : active;

let decisions = 0;
let games = 0;
const start = spent();
while (spent() - start < Number(seconds) || !decisions) {
  games += 1;
  let state = rules.setup(Number(seed) * 1000 + games, scenario, {});
  while (!isOver(state)) {
    const role = whoActs(state);
    const open = Object.entries(rules.view(state, role).actions ?? {}).filter(([name, what]) => name !== 'undo' && what);
    if (open.length === 0) break; // a dead end of the module, or a role that need not act
    const [name, what] = pick(open);
    state = rules.action(state, role, name, Array.isArray(what) ? pick(what) : undefined);
    decisions += 1;
  }
}
console.log(JSON.stringify([decisions, spent() - start]));
