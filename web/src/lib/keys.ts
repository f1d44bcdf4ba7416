/** Whether a key is meant for a field or carries a modifier, so that no shortcut may take it. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'range', 'button'].includes(target.type);
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
}

/** Move the focus among the buttons of a list with the arrow keys. */
export function moveFocus(event: KeyboardEvent, list: HTMLElement): void {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = [...list.querySelectorAll<HTMLElement>('[data-stop]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** On a drawing arrow keys move the focus to the nearest thing in their direction. */
export function moveAcross(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const from = document.activeElement;
  const drawing = from?.closest('svg');
  if (!way || !from || !drawing || event.ctrlKey || event.metaKey || event.altKey) return;
  const middle = (thing: Element): [number, number] => {
    const box = thing.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const thing of drawing.querySelectorAll<SVGElement>('[tabindex="0"]')) {
    const [dx, dy] = [middle(thing)[0] - x, middle(thing)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (thing === from || along <= 1 || along + 2 * across >= least) continue;
    best = thing;
    least = along + 2 * across;
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}

/** For a drawn thing that is a button: Enter and the space bar press it. */
export function pressKeys(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
}
