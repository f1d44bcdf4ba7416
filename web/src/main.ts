import { mount } from 'svelte';
import './app.css';
import App from './shell/App.svelte';
import { page } from './lib/page.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
await page.start();
mount(App, { target });

// Only where the browser allows it: over a secure connection or on this machine.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
