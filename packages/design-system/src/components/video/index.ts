export { Video, type VideoProps, type VideoTrack, type VideoTrackKind } from './video.js';
