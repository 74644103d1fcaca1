import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Account and password from the arguments, the environment or the terminal; typed passwords are not shown. */
export async function askAdministrator({ account, password }) {
  const given = { account: account ?? process.env.CRM_ADMIN_ACCOUNT, password: password ?? process.env.CRM_ADMIN_PASSWORD }
  if (given.account && given.password) return given
  if (!process.stdin.isTTY) throw new Error('Give --account and --password, or CRM_ADMIN_ACCOUNT and CRM_ADMIN_PASSWORD.')
  let isSecret = false
  const output = new Writable({
    write(chunk, _, done) {
      if (!isSecret) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  const ask = async (question, secret) => {
    process.stdout.write(question)
    isSecret = secret
    const answer = await lines.question('')
    if (secret) process.stdout.write('\n')
    isSecret = false
    return answer.trim()
  }
  try {
    return {
      account: given.account || (await ask('Account of the administrator: ', false)) || 'admin',
      password: given.password || (await ask('Password (6 to 32 characters): ', true)),
    }
  } finally {
    lines.close()
  }
}
