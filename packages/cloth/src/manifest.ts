/** One encoding of a picture, for a `source` element. */
export interface PictureSource {
  /** Media type, such as `image/avif`. */
  readonly type: string;
  /** Addresses with their widths, ready for `srcset`. */
  readonly srcset: string;
}

/** What a page needs to show a picture. Its alternative text belongs to the page. */
export interface PictureEntry {
  /** Width and height of the picture at its own size, for the attributes that reserve its space. */
  readonly width: number;
  readonly height: number;
  /** Encodings, the smallest first; empty where the picture is one vector file. */
  readonly sources: readonly PictureSource[];
  /** Address for `img src`: a file that every browser can show. */
  readonly src: string;
}

/** Every picture by name. */
export interface PictureManifest {
  /** Fingerprint of all that the pictures were made from. */
  readonly key: string;
  readonly pictures: Readonly<Record<string, PictureEntry>>;
}
