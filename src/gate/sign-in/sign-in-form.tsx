import { useStore } from '@nanostores/react'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { SignInBody } from '#src/api/auth.ts'
import type { LoginInfo } from '#src/api/login-info.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { CaptchaProps } from '../captcha/captcha.tsx'
import { Deferred } from '../deferred.tsx'
import { PasswordInput } from './password-input.tsx'
import css from './sign-in-form.css?inline'
import { $text } from './sign-in.text.ts'
import { useSignIn } from './use-sign-in.ts'

addStyles(css)

const captcha = lazyPart<CaptchaProps>(async () => (await import('../captcha/captcha.tsx')).Captcha)

interface SignInFormProps {
  connection: Connection
  isAgent: boolean
  info: LoginInfo | null
  /** The account field is focused at once. */
  takesFocus: boolean
  /** Somebody who is known: only the password is asked for. */
  account?: string
  /** Word on the button instead of "sign in". */
  action?: string
  /** What is done with the password instead of signing in. @throws RequestError */
  take?(body: SignInBody): Promise<unknown>
}

/** Account and password; the slide puzzle in between when the server wants it. */
export function SignInForm({ connection, isAgent, info, takesFocus, account: knownAccount, action, take }: SignInFormProps) {
  const text = useStore($text)
  const [account, setAccount] = useState(knownAccount ?? '')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [isPuzzling, setPuzzling] = useState(false)
  const { isBusy, message, errors, needsCaptcha, submit } = useSignIn(connection, isAgent, info, take)
  const accountInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) accountInput.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    // the password is what was mistyped, most of the time
    if (message) passwordInput.current?.select()
  }, [message])
  const isMissing = { account: isTried && account.trim() === '', password: isTried && password === '' }

  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBusy || account.trim() === '' || password === '') return
    if (needsCaptcha) setPuzzling(true)
    else void submit(account.trim(), password)
  }
  const solve = (verification: string) => {
    setPuzzling(false)
    void submit(account.trim(), password, verification)
  }

  if (isPuzzling) {
    return (
      <Deferred
        part={captcha}
        props={{ connection, onSolved: solve, onCancel: () => setPuzzling(false) }}
        pending={<div className="gate-captcha-pending" role="status" />}
      />
    )
  }
  return (
    <form className="gate-form" onSubmit={send} noValidate aria-busy={isBusy}>
      {message && (
        <p className="gate-form-message" role="alert">
          <CircleAlert size={16} aria-hidden />
          {message}
        </p>
      )}
      {knownAccount === undefined ? (
        <Field label={text.account} error={isMissing.account ? text.accountHint : errors.account}>
          <Input
            value={account}
            onChange={setAccount}
            size="large"
            name="username"
            ref={accountInput}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={text.accountHint}
          />
        </Field>
      ) : (
        <input type="hidden" name="username" autoComplete="username" value={knownAccount} />
      )}
      <Field label={text.password} error={isMissing.password ? text.passwordHint : (errors.pwd ?? errors.password)}>
        {(ids) => <PasswordInput ids={ids} inputRef={passwordInput} value={password} onChange={setPassword} />}
      </Field>
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {action ?? text.signIn}
      </Button>
    </form>
  )
}
