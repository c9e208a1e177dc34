/** Replaces the application's client modules: the reading script does their work. */
export default [];
