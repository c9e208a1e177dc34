/** Tests run in English, whose texts stand in the code. */
export default {};
