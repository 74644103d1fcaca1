import { useEffect, useState } from 'react'
import { type SignInBody } from '#src/api/auth.ts'
import { readLoginInfo, type LoginInfo } from '#src/api/login-info.ts'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'

/** The captcha was wrong or is missing (conventions 6, code 400336). */
const captchaCode = '400336'

interface State {
  isBusy: boolean
  message: string
  errors: Record<string, string>
  needsCaptcha: boolean
}

const idle: State = { isBusy: false, message: '', errors: {}, needsCaptcha: false }

const wantsCaptcha = (error: RequestError) =>
  error.code === captchaCode || Number((error.data as { login_captcha?: unknown } | undefined)?.login_captcha) === 1

/** Site name, pictures and the captcha's need, as the server tells before sign-in; null until it did. */
export function useLoginInfo(connection: Connection, isWanted: boolean): LoginInfo | null {
  const [info, setInfo] = useState<LoginInfo | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    // signing in works without it
    connection.send(readLoginInfo, {}).then(
      (reply) => isCurrent && setInfo(reply),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [connection, isWanted])
  return info
}

/** Signs in as administrator or as agent; the session appears in the connection. `take` does something else with the password. */
export function useSignIn(connection: Connection, isAgent: boolean, info: LoginInfo | null, take?: (body: SignInBody) => Promise<unknown>) {
  const [state, setState] = useState(idle)
  const needsCaptcha = !isAgent && (state.needsCaptcha || Number(info?.login_captcha) === 1)

  const submit = async (account: string, password: string, verification = '') => {
    setState({ ...state, isBusy: true, message: '', errors: {} })
    try {
      if (isAgent) await connection.signInAgent(account, password)
      else
        await (take ?? ((body) => connection.signIn(body)))({
          account,
          pwd: password,
          key: info?.key ?? '',
          captchaType: verification ? 'blockPuzzle' : '',
          captchaVerification: verification,
        })
      setState(idle)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      error.shown = true
      setState({ isBusy: false, message: error.message, errors: error.errors ?? {}, needsCaptcha: needsCaptcha || wantsCaptcha(error) })
    }
  }
  return { ...state, needsCaptcha, submit }
}
