import { anything, counted, id, number, open, orNull, record, text } from '../../replies.ts'

const storedPage = open({
  id: id,
  version: text,
  type: number,
  status: number,
  is_diy: number,
  add_time: id,
  update_time: id,
  value: anything,
  hash: text,
  title: text,
  name: text,
  is_show: number,
  is_bg_color: number,
  color_picker: text,
  is_bg_pic: number,
  bg_pic: text,
  bg_tab_val: number,
})
const draftState = record({ version: text, hash: text, base_version: text, saved_at: number, admin_name: text })
const pageSchedule = record({
  publish_at: number,
  version_id: id,
  draft_version: text,
  state: text,
  failure: text,
  message: text,
  admin_name: text,
  set_at: number,
})
const publishing = record({
  published: orNull(record({ version: text, hash: text, published_at: number })),
  draft: orNull(draftState),
  schedule: orNull(pageSchedule),
})
const openedDraft = record({ info: storedPage, publishing: publishing })
const savedDraft = record({ version: text, hash: text, publishing: publishing, id: id })
const pageVersion = record({
  id: id,
  version: text,
  hash: text,
  kind: text,
  label: text,
  admin_name: text,
  saved_at: number,
  is_published: number,
  is_draft: number,
  restored_from: orNull(record({ id: id, saved_at: number })),
})

export const readDraft = openedDraft
export const saveDraft = savedDraft
export const discardDraft = openedDraft
export const publishPage = savedDraft
export const schedulePage = record({ publishing: publishing })
export const cancelSchedule = record({ publishing: publishing })
export const listPageVersions = counted(pageVersion)
export const readPageVersion = record({ version: pageVersion, info: storedPage })
export const namePageVersion = pageVersion
export const restorePageVersion = savedDraft
export const duplicatePage = record({ id: id, version: text, hash: text })
export const readPage = record({ info: storedPage })
export const savePage = record({ id: id, version: text, hash: text })
export const readLegacyPage = record({ info: storedPage })
export const saveLegacyPage = record({ id: id, version: text, hash: text })
export const readPageCode = record({ image: anything })
export const readPublicVersion = record({ version: text, is_diy: number })
