import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Short, for it stands on every element: the usual name costs a kilobyte of the page.
    cssHash: ({ hash, css }) => `s${hash(css).slice(-5)}`,
  },
};
