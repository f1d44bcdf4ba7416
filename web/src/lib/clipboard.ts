/** Copy a text; false when the browser does not let us (pages over plain http, mostly). */
export async function copy(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false; // the page is not in front, or the player said no
    throw error;
  }
}
