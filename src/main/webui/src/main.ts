import { mount } from 'svelte';
import App from './App.svelte';
import { installed } from './state/installed.svelte';
import './ui/tokens.css';
import './ui/base.css';
import './ui/layout.css';
import './ui/combat.css';

installed.begin();
mount(App, { target: document.getElementById('app')! });
