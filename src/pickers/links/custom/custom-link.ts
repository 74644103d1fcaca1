/** The form for a link of one's own: a path, or the page of another mini-program (specification 3 and 5). */
export interface CustomForm {
  readonly name: string
  /** 1 ordinary, 2 another mini-program. */
  readonly status: 1 | 2
  readonly url: string
  readonly appid: string
  readonly mpUrl: string
}

/** A field that must be filled in first; keys of the words that say so. */
export interface CustomErrors {
  name?: 'nameMissing'
  url?: 'urlMissing'
  appid?: 'appidMissing'
}

const separator = '@APPID='

export const emptyForm: CustomForm = { name: '', status: 1, url: '', appid: '', mpUrl: '' }

/** A stored link as the form shows it; an `@APPID` link is taken apart. */
export function readCustomLink(link: string, name = ''): CustomForm {
  const at = link.lastIndexOf(separator)
  if (at < 0) return { ...emptyForm, name, url: link }
  return { ...emptyForm, name, status: 2, mpUrl: link.slice(0, at), appid: link.slice(at + separator.length) }
}

/** The link as it is stored. */
export const customLink = (form: CustomForm): string =>
  form.status === 1 ? form.url.trim() : `${form.mpUrl.trim()}${separator}${form.appid.trim()}`

/** What is missing; null when the form is complete. Without a path the other mini-program opens its first page. */
export function customErrors(form: CustomForm): CustomErrors | null {
  const errors: CustomErrors = {
    ...(form.name.trim() === '' && { name: 'nameMissing' as const }),
    ...(form.status === 1 && form.url.trim() === '' && { url: 'urlMissing' as const }),
    ...(form.status === 2 && form.appid.trim() === '' && { appid: 'appidMissing' as const }),
  }
  return Object.keys(errors).length > 0 ? errors : null
}
