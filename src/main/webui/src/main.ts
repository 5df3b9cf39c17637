import { mount } from 'svelte';
import App from './App.svelte';
import { installed } from './state/installed.svelte';
import './ui/tokens.css';
import './ui/base.css';
import './ui/table.css';
import './ui/record.css';
import './ui/journal.css';
import './ui/cards.css';
import './ui/layout.css';
import './ui/battle.css';
import './ui/combat.css';

installed.begin();
mount(App, { target: document.getElementById('app')! });
