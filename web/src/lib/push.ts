/** Notifications that this browser shows although the page is closed. */

import { api } from './http';

/** Whether this browser could: over a secure connection, with a service worker. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function isPushed(): Promise<boolean> {
  return Notification.permission === 'granted' && (await subscription()) !== null;
}

function send(made: PushSubscription) {
  const { endpoint, keys } = made.toJSON();
  return api.addBrowser({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  });
}

/** Ask the reader, then the browser, then tell the server; false if the reader does not want it. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  await old?.unsubscribe(); // it may have been made with another key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await send(made);
  return true;
}

export async function stopPush(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await made.unsubscribe();
  await api.removeBrowser(made.endpoint);
}
