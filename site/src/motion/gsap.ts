import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { resumeScroll } from './scroll-page.ts';

gsap.registerPlugin(useGSAP, ScrollTrigger);
// A phone's toolbar that comes and goes is no resize.
ScrollTrigger.config({ ignoreMobileResize: true });
ScrollTrigger.addEventListener('refresh', resumeScroll);
// Pictures have their sizes from the start; only the fonts can still move a line.
void document.fonts.ready.then(() => ScrollTrigger.refresh(true));

export { gsap, ScrollTrigger, useGSAP };
