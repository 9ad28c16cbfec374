import { mount } from 'svelte';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource/dm-mono/latin-400.css';
import './lib/ui/tokens.css';
import './lib/ui/base.css';
import App from './App.svelte';
import { prepareTable } from './games/prepare';
import * as api from './lib/api';
import { router } from './lib/router.svelte';
import { updates } from './lib/updates.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// Everything else waits for these; the page's own file need not come before.
void api.me().catch(() => undefined);
if ('id' in router.route) prepareTable(router.route.id);

target.replaceChildren(); // what was there while this came
mount(App, { target });
updates.start();
