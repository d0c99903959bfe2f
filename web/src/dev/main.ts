import '../kit/fonts.css';
import '../kit/tokens.css';
import '../kit/base.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import Sheet from './Sheet.svelte';

const isSheet = new URLSearchParams(location.search).has('sheet');
mount(isSheet ? Sheet : Gallery, { target: document.getElementById('page')! });
