const text = (maxLength: number) => ({ type: 'string', maxLength })

// other clients send more than is read: nothing unknown is refused at the door
export const signInBody = {
  type: 'object',
  properties: { account: text(200), pwd: text(200), key: text(100), captchaType: text(40), captchaVerification: text(500) },
  additionalProperties: true,
}

export const captchaQuery = { properties: { captchaType: { type: 'string', enum: ['blockPuzzle', 'wordChoice'], default: 'blockPuzzle' } } }

export const captchaBody = {
  type: 'object',
  properties: { captchaType: text(40), token: text(100), pointJson: text(500) },
  required: ['captchaType', 'token', 'pointJson'],
}

export const unlockBody = {
  type: 'object',
  properties: { pwd: text(200), captchaVerification: text(500) },
  required: ['pwd'],
  additionalProperties: true,
}
