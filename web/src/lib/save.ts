import { api } from './http';
import { attempt } from './notices.svelte';

/** A game as a file on this computer. */
export async function saveGame(id: string): Promise<void> {
  await attempt(async () => {
    const { text, name } = await api.export(id);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
