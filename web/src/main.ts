import { mount } from 'svelte';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource/dm-mono/latin-400.css';
import './lib/ui/tokens.css';
import './lib/ui/base.css';
import App from './App.svelte';
import { updates } from './lib/updates.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

target.replaceChildren(); // what was there while this came
mount(App, { target });
updates.start();
