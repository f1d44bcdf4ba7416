import { api } from './http';
import { attempt } from './notices.svelte';

function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A game as a file on this computer. */
export async function saveGame(id: string): Promise<void> {
  await attempt(async () => {
    const { text, name } = await api.export(id);
    save(text, name);
  });
}

/** Everything that the server knows about the reader. */
export async function saveOwnData(): Promise<void> {
  await attempt(async () => save(await api.ownData(), 'admiralty.json'));
}
