import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { resumeScroll } from './scroll-page.ts';

gsap.registerPlugin(ScrollTrigger);
// A phone's toolbar that appears or hides is not a resize.
ScrollTrigger.config({ ignoreMobileResize: true });
ScrollTrigger.addEventListener('refresh', resumeScroll);
// Pictures have fixed sizes, so only fonts can still change the layout.
void document.fonts.ready.then(() => ScrollTrigger.refresh(true));

export { gsap, ScrollTrigger };
