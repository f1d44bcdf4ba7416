/** For drawings that are pressed: the keyboard does what a click does. */
export const onEnter =
  (go: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    go();
  };
