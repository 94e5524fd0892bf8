@session
Feature: Signing in
  A customer signs in with e-mail and password; what stands in the way is said, and nothing that was typed is lost.

  Background:
    Given Asha has an account

  @SESS-10 @SESS-11
  Rule: E-mail and password give a session that outlives the visit

    @journey @long
    Example: The right password
      When Asha signs in
      Then Asha is signed in by name
      When Asha comes back later
      Then Asha is signed in by name

  @SESS-15
  Rule: What the shop has against it is told in its own words, and nothing is kept

    Example: Another password
      When Asha signs in with the password "lotus indigo"
      Then Asha reads "You did not sign in correctly or your account is temporarily disabled." in the sheet
      And "Email address" of the sheet is Asha's e-mail
      And nobody uses the account

    Example: The shop does not answer
      Given Asha is offline
      When Asha signs in
      Then Asha reads "You are offline. Please try again when you are back online." in the sheet
      And nobody uses the account

  @SESS-16 @UI-37
  Rule: The sheet begins with signing in and leads to its other forms

    Example: What is missing is said at its field
      When Asha signs in as "asha" with the password ""
      Then Asha reads "Enter an email address like name@example.com" at "Email address" of the sheet
      And Asha reads "Enter your password" at "Password" of the sheet
      And nobody uses the account

    Example: From form to form
      When Asha opens the sheet to sign in
      Then the sheet is "Sign in"
      When Asha goes on to "Register" in the sheet
      Then the sheet is "Register"
      When Asha goes on to "Back to sign in" in the sheet
      And Asha goes on to "Forgot password?" in the sheet
      Then the sheet is "Forgot password"

    Example: Whoever opened another form before begins with signing in
      When Asha opens the sheet to register
      Then the sheet is "Register"

  @UI-02
  Rule: Who is led to the sheet meets the form to sign in, whatever stood there before

    Example: The account of nobody
      When Asha opens the account at "Orders"
      Then the sheet is "Sign in"

    Example: After a look at the form to register
      Given Asha opens the sheet to register
      When Asha opens the account at "Orders"
      Then the sheet is "Sign in"

  @SESS-38 @SESS-31
  Rule: Who logs out is told so and leaves nothing of the session

    @journey
    Example: From the account of the header
      Given Asha has signed in
      When Asha logs out from the panel
      Then Asha is told "You're logged out"
      And nobody uses the account
      When Asha comes back later
      Then nobody uses the account
