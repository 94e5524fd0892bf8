@queue
Feature: What was asked for without a network is sent later
  Who is on a train may change an address, write to the shop or join the newsletter all the same. It is kept on the
  device, the page says so, and the shop hears of it once, when it can be reached.

  @QUEUE-01 @QUEUE-06
  Rule: Without a network nothing is sent, and what was asked for waits

    Example: The newsletter
      Given Meera opens the home page
      And Meera is offline
      When Meera subscribes as "meera.train@letters.test"
      Then Meera reads of the newsletter "Saved on this device. meera.train@letters.test is sent to the shop when it can be reached."
      And the newsletter does not go to "meera.train@letters.test"

    Example: A message
      Given Meera opens the contact page
      And Meera is offline
      When Meera writes to the shop "When will it arrive?"
      Then Meera reads that the message waits
      And the shop gets no message

  @QUEUE-05
  Rule: What waits is sent when the network returns

    @journey @long @row-37
    Example: An address that was changed on the train
      Given Asha is signed in
      And Asha opens the account at "Shipping details"
      And Asha is offline
      And Asha saves:
        | Street address | Hill Road, Bandra West |
        | PIN code       | 400 050                |
        | City           | Mumbai                 |
        | Phone number   | 98200 12345            |
      And the block says "Saved on this device"
      When Asha is online again
      Then Asha is told "Account data has successfully been updated"
      And the block does not say "Saved on this device"
      And "City" in the account is "Mumbai"

    Example: The newsletter
      Given Meera opens the home page
      And Meera is offline
      And Meera subscribes as "meera.home@letters.test"
      When Meera is online again
      Then Meera is told "You are subscribed to the newsletter."
      And Meera reads of the newsletter "The newsletter goes to meera.home@letters.test."
      And the newsletter goes to "meera.home@letters.test"

    Example: A message
      Given Meera opens the contact page
      And Meera is offline
      And Meera writes to the shop "When will it arrive?"
      When Meera is online again
      Then Meera is told "Your message “When will it arrive?” has been sent to the shop."
      And the shop gets the message "When will it arrive?" of Meera

  @QUEUE-04
  Rule: A reload loses nothing that waits

    Example: The page is closed on the train
      Given Asha is signed in
      And Asha opens the account at "Profile"
      And Asha is offline
      And Asha saves "Last name" as "Menon"
      When Asha comes back later
      And Asha opens the account at "Profile"
      Then the block says "Saved on this device"
      And "Last name" in the account is "Menon"

    Example: It is opened again, and the network returns
      Given Meera opens the contact page
      And Meera is offline
      And Meera writes to the shop "When will it arrive?"
      And Meera comes back later
      When Meera is online again
      Then the shop gets the message "When will it arrive?" of Meera

  @QUEUE-14
  Rule: What was asked for last counts

    Example: Two last names
      Given Asha is signed in
      And Asha opens the account at "Profile"
      And Asha is offline
      And Asha saves "Last name" as "Menon"
      And Asha saves "Last name" as "Nair"
      When Asha is online again
      Then "Last name" in the account is "Nair"

  @QUEUE-13
  Rule: What waits is sent once, however often the network returns

    Example: A connection that flickers
      Given Meera opens the contact page
      And Meera is offline
      And Meera writes to the shop "When will it arrive?"
      When Meera is online twice at once
      Then the shop gets the message "When will it arrive?" of Meera

  @QUEUE-11
  Rule: Without an answer it goes on waiting

    Example: The shop does not answer
      Given Meera opens the home page
      And Meera is offline
      And Meera subscribes as "meera.again@letters.test"
      And the shop does not answer about the newsletter
      When Meera is online again
      Then Meera reads of the newsletter "Saved on this device. meera.again@letters.test is sent to the shop when it can be reached."

  @QUEUE-43
  Rule: What a customer left waiting goes with the session, and is counted

    Example: The shop has ended the session
      Given Asha is signed in
      And Asha opens the account at "Profile"
      And the shop has ended all sessions of Asha
      And Asha is offline
      And Asha saves "Last name" as "Menon"
      When Asha is online again
      Then Asha is told "What waited to be sent is discarded, since you are signed out: 1"
      And nobody uses the account

    Example: Who logs out on the train
      Given Asha is signed in
      And Asha opens the account at "Profile"
      And Asha is offline
      And Asha saves "Last name" as "Menon"
      When Asha logs out
      Then Asha is told "What waited to be sent is discarded, since you are signed out: 1"
