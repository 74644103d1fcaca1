import { endpoint } from './endpoint.ts'

export interface LoginInfo {
  slide: { slide: string }[]
  logo_square: string
  logo_rectangle: string
  login_logo: string
  site_name: string
  copyright: string
  version: string
  key: string
  login_captcha: 0 | 1
}

export const readLoginInfo = endpoint<Record<never, never>, LoginInfo>('GET', '/login/info', { open: true })
