import { anything, counted, flag, id, list, number, orNull, record, text } from '../../replies.ts'

const fileCategory = record({
  id: id,
  pid: id,
  name: text,
  enname: text,
  title: text,
  expand: flag,
  children: list(anything),
  loading: flag,
  files: number,
})
const fileExtras = record({
  width: number,
  height: number,
  alt: text,
  focal: orNull(record({ x: number, y: number })),
  crop: orNull(record({ x: number, y: number, width: number, height: number, turn: number })),
  sha256: text,
  version: number,
  removed: text,
})
const fileRow = record({
  att_id: id,
  name: text,
  att_dir: text,
  satt_dir: text,
  att_size: text,
  att_type: text,
  pid: id,
  time: id,
  image_type: number,
  module_type: number,
  real_name: text,
  scan_token: text,
  crm: fileExtras,
})
const usesOfFile = record({ att_id: id, uses: list(record({ kind: text, id: id, title: text })), count: number })

export const listFileCategories = record({ list: list(fileCategory) })
export const readCategoryContents = record({ categories: number, files: number })
export const beginUpload = record({ id: text, offset: number, size: number, piece: number, file: fileRow, known: flag })
export const readUpload = record({ id: text, offset: number, size: number, piece: number })
export const sendPiece = record({ id: text, offset: number, size: number, piece: number, file: fileRow, known: flag })
export const uploadOwnPicture = record({ src: text })
export const readUploadType = record({ upload_type: text })
export const uploadVideoPiece = record({ code: number, msg: text, file_path: text })
export const openScanSlot = record({ url: text })
export const listScanned = list(record({ att_dir: text, att_id: id }))
export const uploadFile = record({ src: text, att_dir: text, file_path: text })
export const uploadFileTo = record({ src: text })
export const listFiles = counted(fileRow)
export const listFileIds = record({ ids: list(id) })
export const listFileUses = record({ list: list(usesOfFile) })
export const editFileDetails = fileRow
