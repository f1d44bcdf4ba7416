/** From a table to a lesson and back: the table is remembered as long as the tab is open. */

const KEY = 'admiralty.lesson-from';

export function leaveForLesson(): void {
  sessionStorage.setItem(KEY, location.pathname);
}

/** The address of the table that the reader came from, or ''. */
export const wayBack = (): string => sessionStorage.getItem(KEY) ?? '';

export function forgetWay(): void {
  sessionStorage.removeItem(KEY);
}
