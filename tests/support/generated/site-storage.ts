export default {type: 'localStorage', namespace: '-test'} as const;
