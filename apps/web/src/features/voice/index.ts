export { VoiceSpotlight } from './voice-spotlight.tsx'
export { VoiceTabs } from './voice-tabs.tsx'
export { WithMicrophone } from './with-microphone.tsx'
