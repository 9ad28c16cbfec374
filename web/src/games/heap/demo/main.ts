/** A page for looking at everything that is drawn for HEAP; not part of the client. */
import { mount } from 'svelte';
import '../../../lib/ui/tokens.css';
import '../../../lib/ui/base.css';
import { words } from '$lib/words.svelte';
import Demo from './Demo.svelte';

await words.need('heap');
mount(Demo, { target: document.getElementById('app')! });
