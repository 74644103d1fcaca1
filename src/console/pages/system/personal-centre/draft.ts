import type { OwnAccount, OwnAccountBody } from '#src/api/own-account.ts'

/** By field; '' while it is being mended. */
export type Mistakes = Partial<Record<keyof OwnAccountBody, MistakeWord | ''>>
export type MistakeWord = 'nameMissing' | 'passwordMissing' | 'simple' | 'repeatMissing' | 'differs' | 'passwordNeeded'

/** What the form starts with; passwords are never shown. */
export const draftOf = ({ real_name, head_pic, version }: OwnAccount): OwnAccountBody => ({
  ...{ real_name, head_pic, pwd: '', new_pwd: '', conf_pwd: '' },
  ...(version !== undefined && { version }),
})

/** As the servers ask for it (shell contract): six characters, a letter, a digit. */
const isSimple = (password: string) => password.length < 6 || !/[a-z]/i.test(password) || !/\d/.test(password)

/** What is wrong with each field. A shop says nothing about a new password without the old one, and keeps the old. */
export function mistakesOf({ real_name: name, pwd, new_pwd: next, conf_pwd: repeated }: OwnAccountBody): Mistakes {
  const mistakes: Mistakes = {}
  if (!name.trim()) mistakes.real_name = 'nameMissing'
  if (!pwd && !next && !repeated) return mistakes
  if (!pwd) mistakes.pwd = 'passwordNeeded'
  if (!next) mistakes.new_pwd = 'passwordMissing'
  else if (isSimple(next)) mistakes.new_pwd = 'simple'
  if (!repeated) mistakes.conf_pwd = 'repeatMissing'
  else if (next && next !== repeated) mistakes.conf_pwd = 'differs'
  return mistakes
}
