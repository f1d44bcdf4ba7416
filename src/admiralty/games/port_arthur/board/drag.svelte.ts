/** Something dragged over the page until it is dropped on what has a `data-target`. */

/** In pixels: a hand that trembles does not drag. */
const LEAST = 8;

export class Drag {
  /** Where the pointer is while it drags. */
  at = $state.raw<{ x: number; y: number } | null>(null);

  /** From the press of the pointer on; `taken` is called while it moves, `dropped` with the target. */
  begin(event: PointerEvent, taken: () => void, dropped: (target: string) => void): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (now: PointerEvent): void => {
      if (this.at || Math.hypot(now.clientX - start.x, now.clientY - start.y) > LEAST) {
        taken();
        this.at = { x: now.clientX, y: now.clientY };
      }
    };
    const drop = (now: PointerEvent): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
      const landed = this.at && document.elementFromPoint(now.clientX, now.clientY)?.closest('[data-target]');
      this.at = null;
      if (landed instanceof Element) dropped(landed.getAttribute('data-target') ?? '');
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
  }
}
