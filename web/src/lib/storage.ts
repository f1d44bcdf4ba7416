/** What this browser keeps. Nothing of a game is. */

export function kept(key: string): string {
  try {
    return localStorage.getItem(`admiralty.${key}`) ?? '';
  } catch (error) {
    if (error instanceof DOMException) return ''; // storage is switched off in this browser
    throw error;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`admiralty.${key}`, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // switched off or full: it lasts until the page closes
  }
}
