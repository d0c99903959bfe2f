import '../kit/fonts.css';
import '../kit/tokens.css';
import '../kit/base.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('page')! });
