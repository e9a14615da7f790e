export { VoiceSpotlight } from './voice-spotlight.tsx'
export { VoiceTabs } from './form/voice-tabs.tsx'
export { WithMicrophone } from './dictation/with-microphone.tsx'
