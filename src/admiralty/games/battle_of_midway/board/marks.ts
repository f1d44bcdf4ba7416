import type { OwnMarks } from '$lib/marks';

/** Japan flies the red disc, although the Americans sit first. */
export const marks: OwnMarks = { japan: { sign: 0 }, usa: { sign: 1 } };
