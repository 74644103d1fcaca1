import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { signedIn } from '../database.ts'
import type { Row, Stage } from './row.ts'

const signIn = (account: string, pwd: string) => ({ account, pwd, key: '', captchaVerification: '', captchaType: '' })
const demo = 'crm-demo-2026'
const calm = async ({ app }: Stage) => void (await app.db.execute(sql`delete from sign_in_failures`))
const failedOnce = async (stage: Stage) => {
  await calm(stage)
  await stage.app.inject({ method: 'POST', url: '/adminapi/login', payload: signIn('admin', 'wrongpass1') })
}
const unread = 'we answer what a client may know, not what a token library says'

/** Menus are of any depth; that of the recorded shop ends a level above the nested entries of our demo section. */
export const deeperMenus = ['data.menus[].children[].children[].children[].children']

export const rows: Row[] = [
  {
    recorded: 'adminapi_login_POST',
    as: 'nobody',
    body: signIn('admin', demo),
    before: calm,
    ours: [...deeperMenus, 'data.site_func', 'data.site_func[]'],
  },
  { recorded: 'adminapi_login_POST_editor', as: 'nobody', body: signIn('editor', demo), before: calm },
  { recorded: 'ERR_adminapi_login_POST_bad_captcha', as: 'nobody', before: calm },
  { recorded: 'ERR_adminapi_login_POST_short_password', as: 'nobody' },
  { recorded: 'ERR_adminapi_login_POST_wrong_password', as: 'nobody', before: calm },
  { recorded: 'ERR_adminapi_login_POST_wrong_password_2nd', as: 'nobody', before: failedOnce },
  { recorded: 'adminapi_login_info', as: 'nobody', before: calm },
  { recorded: 'adminapi_login_info_captcha_required', as: 'nobody' },
  {
    recorded: 'adminapi_login_info_with_slide',
    as: 'nobody',
    differs: { 'data.slide': 'our sign-in page has no slides' },
  },
  { recorded: 'adminapi_logo' },
  {
    recorded: 'adminapi_logo_token_in_query',
    as: 'nobody',
    query: async (stage) => ({ token: (await signedIn(stage.app)).token }),
    otherStatus: { status: 110003, code: undefined, reason: 'a token in an address lands in logs: ours reads it for downloads alone' },
    otherWords: 'a sign-in is asked for',
    differs: { data: 'nothing is answered without a session' },
  },
  {
    recorded: 'adminapi_logo_token_lowercase_authorization',
    as: 'nobody',
    headers: { authorization: `Bearer ${randomBytes(32).toString('base64url')}` },
  },
  { recorded: 'ERR_adminapi_logo_no_token', as: 'nobody' },
  { recorded: 'ERR_adminapi_logo_after_logout', as: 'nobody', headers: { 'authori-zation': 'Bearer gone' } },
  {
    recorded: 'ERR_adminapi_logo_bad_token',
    as: 'nobody',
    headers: { 'authori-zation': 'Bearer TOKEN' },
    otherStatus: { status: 110003, reason: unread },
    otherWords: unread,
  },
  {
    recorded: 'ERR_adminapi_logo_forged_token',
    as: 'nobody',
    headers: { 'authori-zation': 'Bearer TOKEN' },
    otherStatus: { status: 110003, reason: unread },
    otherWords: unread,
  },
  { recorded: 'adminapi_ajcaptcha', as: 'nobody' },
  { recorded: 'adminapi_ajcaptcha_blockPuzzle', as: 'nobody' },
  { recorded: 'ERR_adminapi_ajcheck_POST', as: 'nobody' },
  { recorded: 'adminapi_setting_admin_logout' },
  { recorded: 'adminapi_menus', ours: [...deeperMenus, 'data.site_func', 'data.site_func[]'] },
  { recorded: 'adminapi_menus_editor_role', as: 'editor', ours: ['data.site_func', 'data.site_func[]'] },
  { recorded: 'adminapi_jnotice' },
  { recorded: 'adminapi_get_workerman_url', as: 'nobody' },
  { recorded: 'OPTIONS_adminapi_logo_cors', as: 'nobody' },
]
