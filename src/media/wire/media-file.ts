import type { Crop, FocalPoint } from '#src/api/file-library.ts'
import type { FileRow } from '#src/api/files.ts'
import { absoluteFile } from '#src/http/absolute-file.ts'
import { wallClock } from './wall-clock.ts'

/** A picture or video of the library, as the screens know it. */
export interface MediaFile {
  id: string
  categoryId: string
  /** The name that staff gave it; the stored name when they gave none. */
  name: string
  full: string
  thumbnail: string
  type: string
  isVideo: boolean
  /** 0 when the server does not say (a shop server never does). */
  bytes: number
  /** `YYYY-MM-DD HH:mm:ss` in the shop's time, or ''. */
  time: string
  /** Grows when the bytes behind the addresses change; 0 when the server does not say. */
  version: number
  /** When it was thrown away, as `time`; '' while it is in the library. */
  removed: string
  /** Pixels as they are shown; 0 when the server does not say. */
  width: number
  height: number
  alt: string
  focal: FocalPoint | null
  crop: Crop | null
}

/** What `crm-pick` and `selection()` hand out: the shop's own field names, addresses whole. */
export interface PickedFile {
  id: string
  name: string
  att_dir: string
  satt_dir: string
  att_type: string
  /** What it shows, for those who do not see it; empty where nobody wrote it. */
  alt: string
  pid: string
  time: string
}

export function readFile(row: FileRow, base: string): MediaFile {
  const full = absoluteFile(base, row.att_dir)
  const bytes = Number(row.att_size)
  return {
    id: String(row.att_id),
    categoryId: String(row.pid ?? 0),
    name: row.real_name || row.name || '',
    full,
    thumbnail: absoluteFile(base, row.satt_dir) || full,
    type: row.att_type ?? '',
    isVideo: (row.att_type ?? '').startsWith('video/'),
    bytes: Number.isFinite(bytes) && bytes > 0 ? bytes : 0,
    time: wallClock(row.time),
    version: Number(row.crm?.version) || 0,
    removed: row.crm?.removed ?? '',
    width: Number(row.crm?.width) || 0,
    height: Number(row.crm?.height) || 0,
    alt: row.crm?.alt ?? '',
    focal: row.crm?.focal ?? null,
    crop: row.crm?.crop ?? null,
  }
}

export function toPicked(file: MediaFile): PickedFile {
  return {
    id: file.id,
    name: file.name,
    att_dir: file.full,
    satt_dir: file.thumbnail,
    att_type: file.type,
    alt: file.alt,
    pid: file.categoryId,
    time: file.time,
  }
}

/** The file itself, past what a browser kept of it before it was cut or replaced. */
export const currentAddress = ({ full, version }: MediaFile): string => (version > 1 ? `${full}?v=${version}` : full)

/** Whether something may shine through: of a JPEG and of a film, nothing does. */
export const mayBeClear = ({ type, isVideo }: MediaFile): boolean => !isVideo && !/^image\/p?jpe?g$/i.test(type)
