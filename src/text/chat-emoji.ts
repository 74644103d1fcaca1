/**
 * The shop's own pictures, `em-tlj-1` to `em-tlj-96`: faces on a spinning top, each with the sign that comes nearest to it. Its
 * clients draw what stands in brackets in a text as a picture of that class.
 */
const tops = (
  '🥱 🤔 🤭 😷 😭 😊 😣 😓 😹 😮 😩 😁 🤩 😤 🙁 🥺 😫 😅 😆 👐 🤢 🤫 😮‍💨 😍 😞 🫣 🫡 😡 😬 👍 😝 ✌️ 😲 🧐 😶 😥 ' +
  '😄 🙄 🖐️ 🤨 😉 😃 🤤 🤦 😔 😨 👌 😳 😀 😋 👋 🤣 😴 😘 😎 😢 😑 🥴 🍉 😵 😵‍💫 😒 😐 ☺️ 🥹 😪 😂 🤏 👎 😌 ☹️ 😖 🙂 🙃 😇 😕 ' +
  '😟 😱 👉 🙏 😏 🤐 😧 😗 😿 😼 😺 😜 😠 😯 😦 🙀 😚 😶‍🌫️ 🫤 😙'
).split(' ')

/** Names of the style sheets that older clients of the shop use. */
const older =
  'smile😄laughing😆blush😊smiley😃relaxed☺️smirk😏heart_eyes😍kissing_heart😘kissing_closed_eyes😚flushed😳relieved😌satisfied😆grin😁' +
  'wink😉stuck_out_tongue_winking_eye😜stuck_out_tongue_closed_eyes😝stuck_out_tongue😛grinning😀kissing😗kissing_smiling_eyes😙' +
  'sleeping😴worried😟frowning😦anguished😧open_mouth😮grimacing😬confused😕hushed😯expressionless😑unamused😒sweat_smile😅sweat😓' +
  'weary😩pensive😔disappointed_relieved😥disappointed😞confounded😖fearful😨cold_sweat😰persevere😣cry😢sob😭joy😂astonished😲scream😱' +
  'tired_face😫angry😠rage😡triumph😤sleepy😪yum😋mask😷sunglasses😎dizzy_face😵smiling_imp😈imp👿neutral_face😐no_mouth😶innocent😇' +
  'alien👽broken_heart💔heart❤️thumbsup👍thumbsdown👎ok_hand👌facepunch👊punch👊fist✊wave👋raised_hands🙌pray🙏clap👏muscle💪rose🌹' +
  'gift🎁tada🎉cake🍰beer🍺coffee☕sunny☀️moon🌔fire🔥star⭐kiss💋slightly_smiling_face🙂upside_down_face🙃thinking_face🤔hugging_face🤗' +
  'see_no_evil🙈hear_no_evil🙉speak_no_evil🙊poop💩ghost👻skull💀zzz💤sparkles✨'

const signs = new Map<string, string>()
for (const [, name, sign] of older.matchAll(/([a-z_]+)([^a-z_]+)/g)) signs.set(name!, sign!)
tops.forEach((sign, index) => signs.set(`tlj-${index + 1}`, sign))

const names = new Map(tops.map((sign, index) => [sign, `em-tlj-${index + 1}`]))

/** The sign of a name with or without brackets, `[em-tlj-67]` or `em-smile`; undefined when nobody knows it. */
export function signOf(name: string): string | undefined {
  const [, bare = ''] = /^\[?em-([\w+-]+)\]?$/.exec(name) ?? []
  const [, code] = /^u([\da-f]{4,6})$/.exec(bare) ?? []
  const point = code ? Number.parseInt(code, 16) : 0
  return point > 0xff && point <= 0x10ffff ? String.fromCodePoint(point) : signs.get(bare)
}

/** A text with signs where names of emoji stood; unknown names stay as they came. */
export const withSigns = (text: string): string => text.replace(/\[em-[\w+-]+\]/g, (name) => signOf(name) ?? name)

/** A sign with whatever belongs to it: skin, joiners, the mark that makes it a picture. */
const pictures =
  /\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f)*(?:\u200d\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f)*)*/gu
const astral = /[\u{10000}-\u{10ffff}]/gu

/**
 * A text as it is sent: signs that the shop has as its names, so that its other clients draw them. Its database keeps no sign beyond the
 * first plane and refuses the whole message, so every other one goes by its number, which our clients read.
 */
export const withNames = (text: string): string =>
  text
    .replace(pictures, (sign) => {
      const name = names.get(sign) ?? names.get(`${sign}\ufe0f`)
      return name ? `[${name}]` : sign
    })
    .replace(astral, (sign) => `[em-u${sign.codePointAt(0)!.toString(16)}]`)

/** What the picker offers, in its order: those signs that look alike everywhere. */
export const offered: readonly string[] = (
  '😀 😃 😄 😁 😆 😅 😂 🤣 😊 ☺️ 🙂 🙃 😉 😌 😍 😘 😋 😜 😝 😎 🤩 🤔 🤭 🤫 🤤 😏 😒 🙄 😬 😔 ' +
  '😪 😴 😷 🤢 😵 🥺 😢 😭 😤 😠 😡 😱 😨 😥 😓 😳 😲 😮 😐 😑 👍 👎 👌 ✌️ 👋 🙏 🤦 🍉'
).split(' ')
