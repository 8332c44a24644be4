import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';

/** The kind of a text track: all sounds, the speech in another language, a description of the picture, or the chapters. */
export type VideoTrackKind = 'captions' | 'subtitles' | 'descriptions' | 'chapters';

/** A text track of a {@link Video}. */
export interface VideoTrack {
  /** The address of a WebVTT file. */
  src: string;
  /** The language of the text, such as `en`. */
  srcLang: string;
  /** The name of the track in the menu of the player, in its own language: 'English'. */
  label: string;
  /**
   * The kind of text in the track.
   * @default 'captions'
   */
  kind?: VideoTrackKind | undefined;
}

/** Props of {@link Video}: those of a native `<video>` without `autoPlay` and `controls`, and these. */
export interface VideoProps extends Omit<ComponentPropsWithRef<'video'>, 'autoPlay' | 'controls'> {
  /** The address of the file. */
  src: string;
  /** Names the video for assistive technology. */
  label: string;
  /** Width of the file in pixels. With `height` it reserves the space before the file loads, so that nothing shifts. */
  width: number;
  /** Height of the file in pixels. */
  height: number;
  /** The address of the picture before the video plays. With it no part of the video is loaded before that. */
  poster?: string | undefined;
  /** Text tracks. The first is on. A video with speech needs captions; pass `[]` for one without sound. */
  tracks: readonly VideoTrack[];
  /** A line below the video: what it shows, and a link to a transcript. The video is then in a `figure`. */
  caption?: ReactNode;
}

/**
 * A video with the controls of the browser, captions and a poster. It plays when the reader asks for it and never by itself, so
 * it needs no exception for reduced motion. With a caption it is a figure.
 *
 * @example
 * ```tsx
 * <Video
 *   src="/tour.webm"
 *   label="A tour of the workshop"
 *   width={1280}
 *   height={720}
 *   poster="/tour.avif"
 *   tracks={[{ src: '/tour.en.vtt', srcLang: 'en', label: 'English' }]}
 * />
 * ```
 */
export function Video({ label, poster, tracks, caption, className, children, ...props }: VideoProps) {
  const video = (
    <video
      data-slot="video"
      aria-label={label}
      {...props}
      poster={poster}
      preload={props.preload ?? (poster === undefined ? 'metadata' : 'none')}
      playsInline={props.playsInline ?? true}
      controls
      autoPlay={false}
      className={cx('ds:video', className)}
    >
      {tracks.map(({ kind = 'captions', src, srcLang, label: name }, index) => (
        <track
          key={src}
          data-slot="video-track"
          kind={kind}
          src={src}
          srcLang={srcLang}
          label={name}
          default={index === 0}
        />
      ))}
      {children}
    </video>
  );
  if (!hasContent(caption)) return video;
  return (
    <figure data-slot="video-figure" className="ds:video-figure">
      {video}
      <figcaption data-slot="video-caption" className="ds:video-caption">
        {caption}
      </figcaption>
    </figure>
  );
}
