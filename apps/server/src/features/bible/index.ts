export { embeddedBible, embeddedTexts } from './texts.ts'
