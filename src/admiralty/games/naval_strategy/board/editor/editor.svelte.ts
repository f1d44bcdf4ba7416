/** A map while it is drawn: the drawing, the tool at hand, and what the server says of it. */

import type { EditorProps, Fault, Opponents } from '$lib/board';
import { blank, paint, ports, read, resize, written, type Drawing, type Tool } from '../map';

/** The drawing is checked once nothing has changed for so long. */
const REST = 250;

type Server = Pick<EditorProps, 'check' | 'make' | 'start'>;

export class Editor {
  drawing: Drawing = $state.raw(blank(''));
  tool: Tool = $state('land');
  /** What is wrong with the drawing; null while the server is asked. */
  faults: Fault[] | null = $state.raw(null);
  /** What is wrong with the file that was chosen last. */
  trouble: Fault | null = $state.raw(null);
  isBusy = $state(false);

  constructor(
    title: string,
    private readonly server: Server,
  ) {
    this.drawing = blank(title);
  }

  readonly ports: string[] = $derived.by(() => ports(this.drawing));
  /** The drawing as a map file. */
  readonly text: string = $derived.by(() => written(this.drawing));

  get isSound(): boolean {
    return this.faults?.length === 0;
  }

  /** Ask what is wrong once the drawing rests. Returns what cancels the question. */
  checkSoon(): () => void {
    const asked = this.text;
    this.faults = null;
    const waiting = setTimeout(async () => {
      const found = await this.server.check(asked);
      if (asked === this.text) this.faults = found;
    }, REST);
    return () => clearTimeout(waiting);
  }

  change(part: Partial<Drawing>): void {
    this.drawing = { ...this.drawing, ...part };
  }

  paint(tile: string): void {
    this.drawing = paint(this.drawing, tile, this.tool);
  }

  resize(radius: number): void {
    this.drawing = resize(this.drawing, radius);
  }

  rename(port: string, name: string): void {
    this.change({ names: { ...this.drawing.names, [port]: name } });
  }

  setHome(team: number, port: string, face: number): void {
    this.change({ homes: this.drawing.homes.map((home, i) => (i === team ? { port, face } : home)) });
  }

  /** Another type for a ship of every fleet; an empty one removes it, but never the last ship. */
  setShip(at: number, type: string): void {
    const fleet = this.drawing.fleet.flatMap((each, i) => (i !== at ? [each] : type ? [type] : []));
    this.change({ fleet: fleet.length ? fleet : this.drawing.fleet });
  }

  addShip(): void {
    this.change({ fleet: [...this.drawing.fleet, 'schooner'] });
  }

  /** Draw what the server makes up, under the same name; false when so much does not fit. */
  async generate(seed: number, sizes: Record<string, number>): Promise<boolean> {
    this.isBusy = true;
    const made = await this.server.make(seed, sizes);
    if (made !== null) this.drawing = { ...read(made), title: this.drawing.title };
    this.isBusy = false;
    return made !== null;
  }

  async load(file: File): Promise<void> {
    this.trouble = null;
    const text = await file.text();
    const [wrong] = await this.server.check(text);
    if (wrong) this.trouble = wrong;
    else this.drawing = read(text);
  }

  async play(teams: string, opponents: Opponents): Promise<void> {
    this.isBusy = true;
    const options = { teams, ...(opponents === 'organiser' ? { organiser: 'seat' } : {}) };
    await this.server.start(this.text, options, opponents);
    this.isBusy = false;
  }
}
