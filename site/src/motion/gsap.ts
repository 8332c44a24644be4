import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';

gsap.registerPlugin(useGSAP, ScrollTrigger);
// A phone's toolbar that comes and goes is no resize.
ScrollTrigger.config({ ignoreMobileResize: true });
// Pictures have their sizes from the start; only the fonts can still move a line.
void document.fonts.ready.then(() => ScrollTrigger.refresh(true));

export { gsap, ScrollTrigger, useGSAP };
