/** Zoom of a drawn map: pinch, ctrl and wheel, or buttons; a plain wheel scrolls the page. */

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';

const FARTHEST = 4;
const CLICK_DISTANCE = 6;

export interface Paper {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Zoom {
  transform: ZoomTransform = $state.raw(zoomIdentity);

  private svg: SVGSVGElement | null = null;
  private behaviour: ZoomBehavior<SVGSVGElement, unknown> | null = null;

  get isNear(): boolean {
    return this.transform.k > 1;
  }

  /** Listen to a drawing of this size; the answer stops listening. */
  attach(svg: SVGSVGElement, { x, y, width, height }: Paper): () => void {
    const corners: [[number, number], [number, number]] = [
      [x, y],
      [x + width, y + height],
    ];
    this.svg = svg;
    this.behaviour = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, FARTHEST])
      .extent(corners)
      .translateExtent(corners)
      .clickDistance(CLICK_DISTANCE)
      .filter((event: Event) => this.isOurs(event))
      .on('zoom', (event: { transform: ZoomTransform }) => (this.transform = event.transform));
    select(svg).call(this.behaviour);
    return () => {
      select(svg).on('.zoom', null);
    };
  }

  by(factor: number): void {
    const { svg, behaviour } = this;
    if (svg && behaviour) behaviour.scaleBy(select(svg), factor);
  }

  private isOurs(event: Event): boolean {
    if (event instanceof WheelEvent) return event.ctrlKey;
    if (event.type === 'touchstart') return (event as TouchEvent).touches.length > 1 || this.isNear;
    return event.type !== 'dblclick' && this.isNear;
  }
}
