import { mount } from 'svelte';
import './app.css';
import App from './shell/App.svelte';
import { page } from './lib/page.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
await page.start();
mount(App, { target });
