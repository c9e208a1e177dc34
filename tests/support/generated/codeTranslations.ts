/** Tests run in English, whose texts are in the code. */
export default {};
