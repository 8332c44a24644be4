/** One encoding of a picture, for a `source` element. */
export interface PictureSource {
  /** Media type, such as `image/avif`. */
  readonly type: string;
  /** Addresses with their widths, ready for `srcset`. */
  readonly srcset: string;
}

/** Everything that a page needs to show a picture, apart from its alternative text. */
export interface PictureEntry {
  /** Intrinsic size in px, for the `width` and `height` attributes that reserve space. */
  readonly width: number;
  readonly height: number;
  /** Encodings, the smallest first; empty for a vector picture. */
  readonly sources: readonly PictureSource[];
  /** Address for `img src`: a format that every browser supports. */
  readonly src: string;
}

/** `manifest.json`: every picture by name. */
export interface PictureManifest {
  /** Hash of everything that the pictures are made from. */
  readonly key: string;
  readonly pictures: Readonly<Record<string, PictureEntry>>;
}
