import './kit/fonts.css';
import './kit/tokens.css';
import './kit/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('page')! });
